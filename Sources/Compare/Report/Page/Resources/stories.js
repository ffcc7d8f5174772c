// The list of all stories. Choosing one opens it in the explorer.
const stories = {
  list: document.getElementById('story-list'),

  start() {
    if (!this.list) return;
    this.makeControls();
    if (!explorer.view) return;
    for (const place of all('[data-story]', this.list)) {
      place.replaceWith(make('button', {
        type: 'button', 'data-story': place.dataset.story,
        onclick: () => {
          explorer.choose(place.dataset.story.split('/').pop());
          address.show();
          explorer.name.focus({ preventScroll: true });
        },
      }, place.textContent));
    }
  },

  makeControls() {
    const form = document.getElementById('story-controls');
    const find = make('input', { type: 'search', oninput: (event) => this.filter(event.target.value) });
    form.append(make('label', {}, 'Find a story', find), make('p', { class: 'status', role: 'status' }));
    form.onsubmit = (event) => event.preventDefault();
    form.hidden = false;
    this.filter('');
  },

  filter(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const feature of all('.feature', this.list)) {
      const name = feature.querySelector('summary').textContent.toLowerCase();
      const items = all('li', feature);
      for (const item of items) {
        item.hidden = !words.every((word) => `${name} ${item.textContent}`.toLowerCase().includes(word));
        if (!item.hidden) found += 1;
      }
      feature.hidden = items.every((item) => item.hidden);
      feature.open = words.length > 0 && !feature.hidden;
    }
    document.querySelector('#story-controls .status').textContent = `${found} stories.`;
  },
};
