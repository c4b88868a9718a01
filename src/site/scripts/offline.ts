/**
 * All that every page carries for being kept: it registers the worker once the page has come to rest, tells it that the page
 * is open, and looks whether a newer version waits; what tells the reader is fetched only then.
 */
const workers = navigator.serviceWorker;
if (import.meta.env.PROD && workers) {
  addEventListener('load', () => {
    setTimeout(async () => {
      try {
        const registration = await workers.register(`${import.meta.env.BASE_URL}sw.js`);
        const look = async (): Promise<void> => {
          // The very first one does not wait for anything.
          if (registration.waiting && registration.active) {
            await import('../offline/news.ts').then(({ announce }) => announce(registration));
          }
        };
        registration.addEventListener('updatefound', () =>
          registration.installing?.addEventListener('statechange', look),
        );
        (await workers.ready).active?.postMessage({ is: 'visited' });
        await look();
      } catch {
        // No storage, say: the site works as it does without.
      }
    }, 1000);
  });
}
