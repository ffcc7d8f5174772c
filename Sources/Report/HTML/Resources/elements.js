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

function select(label, options, chosen, change) {
  const control = make('select', { onchange: (event) => change(event.target.value) });
  for (const [value, text] of options) control.append(make('option', { value }, text));
  control.value = chosen;
  return make('label', {}, label, control);
}

function number(value) {
  if (typeof value !== 'number') return value ?? '–';
  return value.toLocaleString('en', { maximumFractionDigits: 3, useGrouping: Math.abs(value) >= 10000 });
}
