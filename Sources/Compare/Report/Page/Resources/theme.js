function startTheme() {
  const button = document.getElementById('theme');
  const system = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);
  const label = () => { button.textContent = isDark() ? 'Light' : 'Dark'; };
  // A browser may refuse to store anything for a file.
  const remembered = (() => { try { return localStorage.getItem('theme'); } catch { return null; } })();
  if (remembered === 'dark' || remembered === 'light') root.dataset.theme = remembered;
  button.hidden = false;
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    try { localStorage.setItem('theme', root.dataset.theme); } catch { /* It holds for this visit. */ }
    label();
  });
  system.addEventListener('change', label);
  label();
}
