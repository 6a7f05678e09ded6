/**
 * The types that deals accept, for a file field (rules/files#offered-types); the server checks the bytes
 * themselves.
 */
export const dealFileTypes = 'image/*,.heic,.heif,video/*,.pdf,.doc,.docx';

/** Pictures among them. */
export const pictureTypes = 'image/*,.heic,.heif';
