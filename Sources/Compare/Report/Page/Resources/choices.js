// Shows one of several panels, chosen from a list.
function startPanels(group) {
  const key = group.dataset.panels;
  const panels = all(':scope > .panel', group);
  if (panels.length < 2) return;
  const section = group.closest('main > section').id;
  const names = panels.map((panel) => panel.dataset.key);
  const controls = make('div', { class: 'choice' });
  group.prepend(controls);

  const show = () => {
    const wanted = address.get(key, names[0]);
    const chosen = names.includes(wanted) ? wanted : names[0];
    for (const panel of panels) panel.hidden = panel.dataset.key !== chosen;
    const isFocused = controls.contains(document.activeElement);
    controls.replaceChildren(select(group.dataset.label, names.map((name) => [name, name]), chosen, (name) => {
      address.set(section, { [key]: name === names[0] ? '' : name });
      show();
    }));
    if (isFocused) controls.querySelector('select').focus();
  };

  address.onChange(show);
}
