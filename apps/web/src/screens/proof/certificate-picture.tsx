import { m } from '@briefcast/i18n/messages';
import { ArrowLeft } from 'lucide-react';
import { EdgeCode } from '../../features/proof/edge-code.tsx';

/** Sample hash of no real file. */
const hash = '3b7e91c4d08a5f26e17b49d3c60a8f52b94e7d1063f8a25c9e4b70d6128fa3c5';
const code = '7KQ4-M2XD-91PA';

const squares = 21;
const isInEye = (x: number, y: number) =>
  (x < 8 && y < 8) || (x > squares - 9 && y < 8) || (x < 8 && y > squares - 9);
const eye = (x: number, y: number) =>
  `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;

/** Squares like those of a QR code, which lead nowhere. */
const squarePath =
  eye(0, 0) +
  eye(squares - 7, 0) +
  eye(0, squares - 7) +
  Array.from(
    { length: squares * squares },
    (_, place) => [place % squares, Math.floor(place / squares)] as const,
  )
    .filter(([x, y]) => !isInEye(x, y) && (x * 5 + y * 3 + x * y) % 7 < 3)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');

const turns = Array.from({ length: 12 }, (_, turn) => turn * 15);

const rows = () => [
  { label: m.verify_sample_licensor(), width: 'w-1/2' },
  { label: m.verify_sample_licensee(), width: 'w-2/5' },
  { label: m.verify_sample_deal(), width: 'w-3/5' },
  { label: m.verify_sample_scope(), width: 'w-3/4' },
];

/** A certificate as it is printed, with the place of its code; names nobody. */
export function CertificatePicture() {
  return (
    <div className="relative">
      <div role="img" aria-label={m.verify_sample()} className="sample-paper">
        <div className="sample-edge">
          <EdgeCode sha256={hash} className="h-3 w-[460px]" />
        </div>
        <div className="grid gap-3.5 py-4.5 ps-5 pe-6 text-xs">
          <div className="sample-head">
            <svg
              aria-hidden
              viewBox="0 0 200 200"
              fill="none"
              stroke="currentColor"
              className="sample-rosette"
            >
              {turns.map((turn) => (
                <ellipse key={turn} cx="100" cy="100" rx="94" ry="34" transform={`rotate(${turn} 100 100)`} />
              ))}
            </svg>
            <p className="disp relative max-w-[9ch] text-[1.75rem]">{m.verify_sample_title()}</p>
            <i className="sample-line relative mt-4 w-44" />
          </div>
          <ul>
            {rows().map(({ label, width }) => (
              <li key={label} className="sample-row">
                {label}
                <i className={`sample-line ${width}`} />
              </li>
            ))}
          </ul>
          <EdgeCode sha256={hash} className="h-6.5 w-full text-[#0d5937]" />
          <div className="sample-foot">
            <svg aria-hidden viewBox={`-1 -1 ${squares + 2} ${squares + 2}`} shapeRendering="crispEdges">
              <path d={squarePath} fill="currentColor" fillRule="evenodd" />
            </svg>
            <span className="min-w-0">
              {m.verify_sample_check()}
              <span className="sample-code num" dir="ltr">
                {code}
              </span>
            </span>
          </div>
        </div>
      </div>
      <span aria-hidden className="sample-note">
        <ArrowLeft className="ic ic-turn size-4!" />
        {m.verify_sample_code()}
      </span>
    </div>
  );
}
