/** Addresses of public media, and what of ours an address names (decisions 3.5). */

const pattern = /^\/api\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const mediaUrl = (id: string): string => `/api/media/${id}`;

/** The upload that an address names; null for every other address. */
export const mediaIdOf = (url: string): string | null => pattern.exec(url)?.[1] ?? null;
