/// Waits in a shell until the process that it started last hears signals, however loaded the machine
/// is, and a second more.
let listening =
  "for i in {1..600}; do grep -qsE '^SigCgt:.*[2367abef]$' /proc/$!/status && break; "
  + "[ -e /proc/$! ] || break; sleep 0.1; done; sleep 1"
