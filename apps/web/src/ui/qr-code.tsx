import encodeQR from 'qr';

/** The white margin that apps need to recognise the code, in squares. */
const quietSquares = 4;

/** A QR code, black on white in every theme, because apps recognise no other. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const rows = encodeQR(text, 'raw', { border: quietSquares });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
