/** Which secrets are refused at start: published samples, and trivial ones. */

/** Texts of samples and documentation, present and past; in upper or lower case, with anything between the words. */
const samples = [
  /change.?me/,
  /change.?(this|it)/,
  /replace.?(me|this)/,
  /your.?(secret|password)/,
  /example/,
  /^briefcast.?(admin|secret|password)?$/,
  /^(admin|password|passw0rd|letmein|welcome|qwerty|qwertz|secret|iloveyou|abc)[\d!.]*$/,
];

/** With fewer different characters it is a repetition, or a row of neighbouring keys. */
const leastDistinct = 6;

/** The same characters repeated, such as `abababab`. */
export const isRepetition = (text: string) => /^(.+?)\1+$/.test(text);
/** Consecutive characters, up or down, such as `12345678`, `abcdefgh`, `87654321`. */
export function isRow(text: string): boolean {
  const steps = [...text].slice(1).map((character, at) => character.charCodeAt(0) - text.charCodeAt(at));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** Whether a secret is neither a known sample nor a repetition or sequence of characters. */
export function isHardToGuess(secret: string): boolean {
  const text = secret.toLowerCase();
  if (samples.some((sample) => sample.test(text))) return false;
  return new Set(text).size >= leastDistinct && !isRepetition(text) && !isRow(text);
}

/** For each kind of secret, a command that generates a good one. */
export const howToMake = {
  secret: 'openssl rand -base64 32',
  password: 'openssl rand -base64 15',
} as const;
