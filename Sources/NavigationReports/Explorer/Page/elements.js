// @ts-check
// Elements: made with their attributes and children, never from markup, so that every name is text.

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Makes an element.
 * @param {string} tag
 * @param {Record<string, string | boolean | ((event: any) => void)>} [attributes] an attribute that is
 *   false is left out; a function listens to the event of that name
 * @param {Child[]} children
 * @returns {HTMLElement}
 */
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children) if (child) made.append(child);
  return made;
}

/**
 * Makes an element of a picture.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} children
 */
function svgElement(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, `${value}`);
  made.append(...children);
  return made;
}

/**
 * Makes a button.
 * @param {string} name the name by which it is announced, which is its text unless children are given
 * @param {(event: MouseEvent) => void} press
 * @param {Record<string, string | boolean | ((event: any) => void)>} [attributes]
 * @param {Child[]} children
 */
function button(name, press, attributes = {}, ...children) {
  const named = children.length ? { "aria-label": name } : {};
  return element(
    "button", { type: "button", ...named, ...attributes, click: press },
    ...(children.length ? children : [name]));
}

/**
 * Makes a part that opens below its title; nothing where it would be empty.
 * @param {string} title
 * @param {Child[]} content
 * @param {Record<string, string | boolean>} [attributes]
 */
function fold(title, content, attributes = {}) {
  return content.length
    ? element("details", attributes, element("summary", {}, title), ...content) : null;
}

/**
 * Makes a list; nothing where it would be empty.
 * @param {Child[]} items
 * @param {string} [kind]
 */
function list(items, kind = "plain") {
  return items.length
    ? element("ul", { class: kind }, ...items.map(item => element("li", {}, item))) : null;
}

/**
 * A number with its noun: `1 state`, `2 states`.
 * @param {number} count
 * @param {string} noun
 */
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
