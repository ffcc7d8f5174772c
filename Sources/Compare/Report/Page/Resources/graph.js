// Shows the arrows of the role that is chosen in the graph, in words as well.
function startGraph(graph) {
  const name = graph.dataset.graph;
  const status = all('.graph-status').find((line) => line.dataset.graph === name);
  const roles = all('.role', graph);
  const arrows = all('.arrow', graph);
  const lists = all('.type-lists details[data-role]', graph.closest('.panel'));
  // Controls must not be hidden inside an image.
  graph.closest('svg').setAttribute('role', 'group');
  status.textContent = 'Choose a role to see its own arrows.';

  const choose = (role) => {
    const isChosen = role.getAttribute('aria-pressed') === 'true';
    for (const other of roles) other.setAttribute('aria-pressed', String(!isChosen && other === role));
    graph.classList.toggle('chosen', !isChosen);
    const key = role.dataset.role;
    const out = arrows.filter((arrow) => arrow.dataset.from === key);
    const into = arrows.filter((arrow) => arrow.dataset.to === key);
    const near = new Set([key, ...out.map((arrow) => arrow.dataset.to), ...into.map((arrow) => arrow.dataset.from)]);
    for (const arrow of arrows) arrow.classList.toggle('near', !isChosen && (out.includes(arrow) || into.includes(arrow)));
    for (const other of roles) other.classList.toggle('near', near.has(other.dataset.role));
    for (const list of lists) list.open = !isChosen && list.dataset.role === key;
    const words = (list, end) => list.map((arrow) =>
      `${arrow.dataset[end]} (${arrow.querySelector('title').textContent.split(': ').pop()})`).join(', ') || 'nothing';
    status.textContent = isChosen ? 'Choose a role to see its own arrows.'
      : `${key} refers to: ${words(out, 'to')}. It is referred to by: ${words(into, 'from')}.`;
  };

  for (const role of roles) {
    role.setAttribute('tabindex', '0');
    role.setAttribute('role', 'button');
    role.setAttribute('aria-pressed', 'false');
    role.setAttribute('aria-label', role.querySelector('title').textContent);
    role.addEventListener('click', () => choose(role));
    role.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(role);
    });
  }
}
