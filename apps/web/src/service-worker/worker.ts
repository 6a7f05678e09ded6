/** The service worker itself. The types of its library only know a worker of any kind. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
