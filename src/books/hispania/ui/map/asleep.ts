/**
 * Until the map is alive, a press on a place goes into the address, as the links of the table do: there the map finds it when it
 * wakes up. An island that sleeps wears `ssr`.
 */
addEventListener('click', ({ target }) => {
  const place = target instanceof Element && target.closest<SVGElement>('astro-island[ssr] [data-place]');
  if (place) history.replaceState(history.state, '', `#${place.dataset['place']}`);
});
