/**
 * Shows one turn of the timeline, one nation, or both, and keeps the choice in the address. Without this script there is no form, and the
 * page shows everything.
 */
const form = document.querySelector<HTMLFormElement>('#timeline-filter');
const page = document.querySelector<HTMLElement>('.timeline');

function show(turn: string, nation: string): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) {
    const [rowTurn = '', rowNation = ''] = (row.dataset['row'] ?? '').split(' ');
    row.hidden = (turn !== '' && rowTurn !== turn) || (nation !== '' && rowNation !== '' && rowNation !== nation);
  }
  for (const group of document.querySelectorAll<HTMLElement>('tbody[data-group]')) {
    // The heading of a turn is visible only if any of its rows is.
    const rows = [...group.querySelectorAll<HTMLElement>('[data-row]')];
    group.hidden = rows.every((row) => row.hidden);
  }
  for (const cell of document.querySelectorAll<HTMLElement>('.grid [data-t]')) {
    const { t, n } = cell.dataset;
    cell.classList.toggle('dim', (turn !== '' && t !== turn) || (nation !== '' && n !== undefined && n !== nation));
  }
  page?.classList.toggle('filtered', turn !== '' || nation !== '');
}

if (form) {
  const [turn, nation] = [...form.querySelectorAll('select')];
  const asked = new URLSearchParams(location.search);
  if (turn && nation) {
    turn.value = asked.get('turn') ?? '';
    nation.value = asked.get('nation') ?? '';
    // An unknown value in the address is ignored.
    if (turn.selectedIndex < 0) turn.value = '';
    if (nation.selectedIndex < 0) nation.value = '';
    show(turn.value, nation.value);
    form.addEventListener('change', () => {
      show(turn.value, nation.value);
      const query = new URLSearchParams(
        [
          ['turn', turn.value],
          ['nation', nation.value],
        ].filter(([, value]) => value !== '') as [string, string][],
      ).toString();
      history.replaceState(history.state, '', `${location.pathname}${query ? `?${query}` : ''}`);
    });
  }
}

export {};
