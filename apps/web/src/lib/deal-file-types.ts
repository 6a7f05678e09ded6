/** What deals take, for a field of files (rules/files#offered-types); the server looks at the bytes themselves. */
export const dealFileTypes = 'image/*,video/*,.pdf,.doc,.docx';
