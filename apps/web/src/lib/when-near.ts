/** How far outside the window counts as near: a scroll of a phone's height takes about as long as a request. */
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
 * Loads a part of a page that the server has rendered into the element of this id, once somebody comes near it. Until
 * then, and as long as its code cannot be loaded, the server's HTML stands there as it is. Where nothing of it stands
 * there yet it is loaded at once: on the server, and on the way from another page.
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
