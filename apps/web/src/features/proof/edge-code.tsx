import { clsx } from 'clsx';

const barWidth = 2;
const step = 4;
const height = 20;

/** A bar for a hexadecimal digit, 3 to 20 high. */
function barOf(digit: string, place: number): string {
  const bar = 3 + (Number.parseInt(digit, 16) * (height - 3)) / 15;
  return `M${place * step} ${height}v${-bar}h${barWidth}v${bar}z`;
}

const barsOf = (sha256: string, holds: (digit: string, place: number) => boolean): string =>
  [...sha256].map((digit, place) => (holds(digit, place) ? barOf(digit, place) : '')).join('');

interface EdgeCodeProps {
  sha256: string;
  /** Bars that are not those of this one stand out. */
  unlike?: string | undefined;
  className?: string | undefined;
}

/** A SHA-256 drawn as the edge code of film stock: decoration that shows at a glance whether two files differ. */
export function EdgeCode({ sha256, unlike = sha256, className = 'h-5 w-full max-w-64' }: EdgeCodeProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${sha256.length * step} ${height}`}
      preserveAspectRatio="none"
      className={clsx('block', className)}
    >
      <path d={barsOf(sha256, (digit, place) => unlike[place] === digit)} fill="currentColor" />
      <path d={barsOf(sha256, (digit, place) => unlike[place] !== digit)} fill="var(--c-red)" />
    </svg>
  );
}

/** The ends of a SHA-256, as people compare them: `c101 bb0e … 0f93`. */
export const shortSum = (sha256: string): string =>
  `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`;
