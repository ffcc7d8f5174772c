// Makes an element. Texts become text nodes, so no name can become markup.
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

function all(selector, root = document) {
  return [...root.querySelectorAll(selector)];
}

function data(id) {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : null;
}

// Data packed in the page; browsers inflate it natively.
async function unpacked(id) {
  const bytes = Uint8Array.from(atob(document.getElementById(id).textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).json();
}

function select(label, options, chosen, change) {
  const control = make('select', { onchange: (event) => change(event.target.value) });
  for (const [value, text] of options) control.append(make('option', { value }, text));
  control.value = chosen;
  return make('label', {}, label, control);
}

// A number comes with its text, unless that is its digits.
function amount(value) { return Array.isArray(value) ? value[0] : value; }
function wording(value) { return Array.isArray(value) ? value[1] : String(value ?? '–'); }
