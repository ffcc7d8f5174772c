startTheme();
all('[data-panels]').forEach(startPanels);
if (measures.table) {
  measures.start();
  definitions.start();
  changes.start();
}
all('[data-graph].graph').forEach(startGraph);
stories.start();
explorer.start();
address.start();
