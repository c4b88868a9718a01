/**
 * The offline code of every page: it registers the worker when the page is idle, reports to it that the page is open,
 * and checks whether a newer version waits. The code that informs the reader is fetched only then.
 */
const workers = navigator.serviceWorker;
if (import.meta.env.PROD && workers) {
  addEventListener('load', () => {
    setTimeout(async () => {
      try {
        const registration = await workers.register(`${import.meta.env.BASE_URL}sw.js`);
        const look = async (): Promise<void> => {
          // The very first version waits for nothing.
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
        // No storage, for example: the site works as without a worker.
      }
    }, 1000);
  });
}
