type Three = [string, string, string];
export type BackdropName = 'arch' | 'sun' | 'window' | 'tiles' | 'leaf' | 'shelf' | 'stripes' | 'gym';
export type Backdrop = [BackdropName, ...Three];

// The wall reaches past the sheet, so that a slow pan or zoom never shows an edge.
const wall = (fill: string) => `<rect x="-40" y="-40" width="440" height="720" fill="${fill}"/>`;

function tiles(a: string, b: string, c: string): string {
  let drawn = wall(a);
  for (let y = -1; y < 9; y++) {
    for (let x = -1; x < 6; x++) {
      if ((x * 7 + y * 5 + 70) % 3 === 0) continue;
      const fill = (x + y * 2 + 10) % 5 === 0 ? c : b;
      const opacity = 0.55 + ((x * 3 + y + 8) % 4) * 0.1;
      drawn += `<rect x="${x * 76 - 10}" y="${y * 84 - 20}" width="70" height="78" rx="4" fill="${fill}" opacity="${opacity}"/>`;
    }
  }
  return drawn;
}

const leafPlaces = [
  [40, 150, -30],
  [92, 60, 10],
  [320, 120, 40],
  [330, 260, 70],
  [20, 300, -60],
] as const;

const leaves = (a: string, b: string, c: string) =>
  wall(a) +
  leafPlaces
    .map(
      ([x, y, turn], index) => `<g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="M0 110 C-58 60 -50 -40 0 -90 C50 -40 58 60 0 110Z" fill="${index % 2 ? b : c}"/>
    <path d="M0 100 V-76" stroke="rgba(0,0,0,.14)" stroke-width="4"/>
    </g>`,
    )
    .join('');

export const backdrops: Record<BackdropName, (a: string, b: string, c: string) => string> = {
  tiles,
  leaf: leaves,
  arch: (a, b, c) => `${wall(a)}
    <path d="M60 680 V230 a120 120 0 0 1 240 0 V680Z" fill="${b}"/>
    <path d="M300 680 V230 a120 120 0 0 0 -70 -109 C262 150 274 200 274 260 V680Z" fill="rgba(0,0,0,.07)"/>
    <circle cx="70" cy="90" r="26" fill="${c}"/>`,
  sun: (a, b, c) => `${wall(a)}
    <circle cx="228" cy="238" r="150" fill="${b}"/>
    <path d="M-40 486 C70 420 180 506 400 414 V680 H-40Z" fill="${c}"/>`,
  window: (a, b, c) => `${wall(a)}
    <path d="M-20 40 L200 -40 L330 420 L120 560Z" fill="${b}" opacity=".8"/>
    <path d="M72 6 L92 0 L226 490 L204 504Z M-4 214 L252 128 L257 146 L0 232Z M30 378 L300 280 L305 298 L34 396Z" fill="${a}"/>
    <path d="M-40 560 H400 V680 H-40Z" fill="${c}"/>`,
  shelf: (a, b, c) => `${wall(a)}
    <rect x="-40" y="176" width="440" height="12" fill="${b}"/>
    <rect x="-40" y="368" width="440" height="12" fill="${b}"/>
    <rect x="24" y="104" width="24" height="72" fill="${c}"/>
    <rect x="50" y="90" width="18" height="86" fill="${b}"/>
    <rect x="70" y="112" width="28" height="64" fill="#F4EDE2"/>
    <circle cx="310" cy="140" r="36" fill="${c}"/>
    <rect x="296" y="268" width="40" height="100" rx="6" fill="#F4EDE2"/>
    <path d="M18 368 c0 -60 70 -60 70 0Z" fill="${c}"/>`,
  stripes: (a, b, c) => `${wall(a)}
    ${[-1, 0, 1, 2, 3, 4].map((i) => `<rect x="${i * 80 - 10}" y="-40" width="38" height="720" fill="${b}"/>`).join('')}
    <circle cx="180" cy="300" r="156" fill="${c}"/>`,
  gym: (a, b, c) => `${wall(a)}
    <rect x="-40" y="470" width="440" height="210" fill="${b}"/>
    <rect x="36" y="60" width="288" height="200" rx="8" fill="${c}" opacity=".55"/>
    <path d="M36 60 L180 60 L90 260 L36 260Z" fill="#fff" opacity=".12"/>
    <rect x="-40" y="330" width="440" height="10" fill="#1A2320"/>
    <rect x="30" y="290" width="18" height="90" rx="6" fill="#1A2320"/>
    <rect x="52" y="302" width="14" height="66" rx="5" fill="#1A2320"/>
    <rect x="312" y="290" width="18" height="90" rx="6" fill="#1A2320"/>
    <rect x="294" y="302" width="14" height="66" rx="5" fill="#1A2320"/>`,
};
