/** The field of the form by which a phone sends what is shared: the app's manifest names it, and the service worker reads it. */
export const sharedField = 'files';
