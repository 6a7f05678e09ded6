/** Passwords that are easy to say on the phone; the server limits how often one may be guessed. */
const first =
  'amber birch cedar coral dune ember fern flint grove harbor hazel indigo ivory jade linen maple mint moss ocean olive opal pearl pine plum quartz reed river sage sand slate spruce willow'.split(
    ' ',
  );
const second =
  'anchor arrow basket bell bridge candle canvas cloud compass door feather field garden kettle ladder lantern meadow mirror orchard paper pebble petal rope sail shell stone table thread tower valley window wren'.split(
    ' ',
  );

const oneOf = (words: readonly string[], random: number) => words[random % words.length] ?? '';

/** Such as `dune-lantern-4183`: two words and four digits. */
export function suggestPassword(): string {
  const [one = 0, two = 0, three = 0] = crypto.getRandomValues(new Uint32Array(3));
  return `${oneOf(first, one)}-${oneOf(second, two)}-${1000 + (three % 9000)}`;
}
