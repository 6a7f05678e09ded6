/** Distance outside the window that counts as near: scrolling a phone's height takes about as long as a request. */
const margin = '400px 0px';

const isNear = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (moments) => {
        if (!moments.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });

const isOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/**
 * Loads a part of a server-rendered page into the element of this id, once it is near the window. Until then,
 * and if its code cannot be loaded, the server's HTML stays. Without such HTML it is loaded at once: on the
 * server, and when navigating from another page.
 */
export async function whenNear<Part>(id: string, load: () => Promise<Part>): Promise<Part> {
  const place = import.meta.env.SSR ? null : document.getElementById(id);
  if (!place?.hasChildNodes()) return load();
  await isNear(place);
  for (;;) {
    try {
      return await load();
    } catch {
      await isOnline();
    }
  }
}
