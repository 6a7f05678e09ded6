/** Form field by which a phone sends shared files; the app's manifest names it, and the service worker reads it. */
export const sharedField = 'files';
