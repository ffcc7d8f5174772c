// Shows one of several panels, chosen from a list.
function startPanels(group) {
  const key = group.dataset.panels;
  const panels = all(':scope > .panel', group);
  if (panels.length < 2) return;
  const section = group.closest('main > section').id;
  const first = panels.find((panel) => 'shown' in panel.dataset) ?? panels[0];
  const isPair = first.dataset.key.includes('~');
  const controls = make('div', { class: 'choice' });
  group.prepend(controls);

  const choose = (chosen) => address.set(section, { [key]: chosen === first.dataset.key ? '' : chosen });

  const show = () => {
    const wanted = address.get(key, first.dataset.key);
    const shown = panels.find((panel) => panel.dataset.key === wanted) ?? first;
    for (const panel of panels) panel.hidden = panel !== shown;
    const focused = controls.contains(document.activeElement) ? all('select', controls).indexOf(document.activeElement) : -1;
    controls.replaceChildren(...(isPair ? pairControls(shown) : [listControl(shown)]));
    if (focused >= 0) all('select', controls)[focused].focus();
  };

  const listControl = (shown) =>
    select(group.dataset.label, panels.map((panel) => [panel.dataset.key, panel.dataset.name]), shown.dataset.key,
      (value) => { choose(value); show(); });

  const pairControls = (shown) => {
    const [subject, base] = shown.dataset.key.split('~');
    const names = [...new Set(panels.map((panel) => panel.dataset.key.split('~')[0]))];
    // Choosing the same one twice swaps the two.
    const pick = (one, other) => {
      choose(one === other ? `${base}~${subject}` : `${one}~${other}`);
      show();
    };
    return [
      select(group.dataset.label, names.map((name) => [name, name]), subject, (value) => pick(value, base)),
      select('against', names.map((name) => [name, name]), base, (value) => pick(subject, value)),
    ];
  };

  address.onChange(show);
}
