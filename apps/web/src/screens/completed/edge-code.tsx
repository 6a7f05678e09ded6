const barWidth = 2;
const step = 4;
const height = 20;

/** A bar for each hexadecimal digit, 3 to 20 high. */
const barsOf = (sha256: string): string =>
  [...sha256]
    .map((digit, place) => {
      const bar = 3 + (Number.parseInt(digit, 16) * (height - 3)) / 15;
      return `M${place * step} ${height}v${-bar}h${barWidth}v${bar}z`;
    })
    .join('');

/**
 * A SHA-256 drawn as the edge code of film stock. Decoration beside the digits, so that two files are told apart at a
 * glance.
 */
export function EdgeCode({ sha256 }: { sha256: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${sha256.length * step} ${height}`}
      preserveAspectRatio="none"
      className="h-5 w-full max-w-64"
    >
      <path d={barsOf(sha256)} fill="currentColor" />
    </svg>
  );
}
