// @ts-check
// The repairs of the system, each of which can be switched off and on.

/** The menu of repairs; nothing where there are none.
 * @param {Home | null} home
 * @param {(query: string, name: string) => void} change */
function fixesMenu(home, change) {
  if (!home?.fixes.length) return null;
  const rows = home.fixes.map(fix => {
    const box = /** @type {HTMLInputElement} */ (element("input",
      { type: "checkbox", id: `fix-${fix.name}`, checked: fix.isOn, change: () => {
        const leftOut = home.fixes.filter(one => one === fix ? !box.checked : !one.isOn).map(one => one.name);
        const query = (leftOut.length ? leftOut : [""])
          .map(name => `without=${encodeURIComponent(name)}`).join("&");
        change(`?${query}`, `${box.checked ? "With" : "Without"} ${fix.name}`);
      } }));
    return element("label", { for: box.id, title: fix.summary }, box, ` ${fix.name}`);
  });
  const count = home.fixes.filter(one => one.isOn).length;
  return element("details", { class: "copy-menu" },
    element("summary", {}, `Fixes ${count}/${home.fixes.length}`),
    element("div", { class: "menu fixes" }, ...rows));
}
