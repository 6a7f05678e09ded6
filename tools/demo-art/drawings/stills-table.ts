import { type Still, wall, wave } from './still.ts';

function steam(t: number): string {
  if (t === 0) return '';
  return [150, 186, 222]
    .map((x, index) => {
      const up = (t * 2 + index / 3) % 1;
      const y = 400 - up * 150;
      const faint = Math.sin(up * Math.PI) * 0.55;
      return `<path d="M${x} ${y} c-14 -18 14 -30 0 -52 c-12 -18 10 -28 2 -42" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity="${faint.toFixed(2)}"/>`;
    })
    .join('');
}

export const coffee: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<rect x="-40" y="-40" width="440" height="340" fill="${b}"/>
    <path d="M40 -20 L150 -20 L266 680 L136 680Z" fill="#fff" opacity=".14"/>
    <g transform="rotate(${3 * wave(t)} 84 240)">
    <path d="M30 210 c40 -30 96 -22 110 14 c10 30 -30 54 -70 48 c-40 -6 -62 -42 -40 -62Z" fill="${c}"/>
    <path d="M50 226 c20 -16 54 -14 70 6" stroke="rgba(0,0,0,.2)" stroke-width="5" fill="none" stroke-linecap="round"/>
    </g>`,
  front: `<ellipse cx="186" cy="424" rx="142" ry="142" fill="#fff" opacity=".9"/>
    <ellipse cx="186" cy="424" rx="104" ry="104" fill="#EFE7D9"/>
    <ellipse cx="186" cy="418" rx="82" ry="82" fill="${d}"/>
    <ellipse cx="186" cy="416" rx="72" ry="72" fill="#6B3E26"/>
    <g transform="rotate(${8 * wave(t)} 186 416)">
    <path d="M186 366 c40 6 52 38 30 62 c-12 12 -24 18 -30 34 c-6 -16 -18 -22 -30 -34 c-22 -24 -10 -56 30 -62Z" fill="#EBD3B4"/>
    <path d="M186 386 c20 4 26 20 14 34 c-6 6 -10 10 -14 20 c-4 -10 -8 -14 -14 -20 c-12 -14 -6 -30 14 -34Z" fill="#6B3E26"/>
    </g>${steam(t)}`,
});

/** A glass on a table: cold brew, tea or juice, by its colours. */
export const glass: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<circle cx="262" cy="206" r="96" fill="${b}"/>`,
  front: `<rect x="-40" y="480" width="440" height="200" fill="${c}"/>
    <ellipse cx="190" cy="548" rx="112" ry="16" fill="rgba(0,0,0,.18)"/>
    <path d="M112 232 H248 L230 530 a16 16 0 0 1 -16 14 H146 a16 16 0 0 1 -16 -14Z" fill="#fff" opacity=".5"/>
    <path d="M118 ${310 + 5 * wave(t, 2)} C150 ${300 - 8 * wave(t, 2)} 210 ${320 + 8 * wave(t, 2)} 243 ${308 - 5 * wave(t, 2)} L229 526 a14 14 0 0 1 -14 12 H146 a14 14 0 0 1 -14 -12Z" fill="${d}"/>
    <path d="M132 360 C168 388 196 344 236 372 L228 526 a14 14 0 0 1 -14 12 H146 a14 14 0 0 1 -14 -12Z" fill="rgba(20,16,14,.22)"/>
    <g transform="translate(0 ${5 * wave(t, 2)})" fill="#fff" opacity=".62">
    <rect x="134" y="292" width="42" height="42" rx="9" transform="rotate(-14 155 313)"/>
    <rect x="186" y="300" width="38" height="38" rx="9" transform="rotate(18 205 319)"/>
    </g>
    <path d="M214 150 L190 500" stroke="#FBF7EE" stroke-width="9" stroke-linecap="round"/>
    <path d="M112 232 H132 L150 542 H146 a16 16 0 0 1 -16 -14Z" fill="#fff" opacity=".4"/>
    <path d="M20 600 c16 -40 58 -46 78 -20 c-12 32 -50 40 -78 20Z" fill="#6E8B5B"/>`,
});

const wedges = [
  ['M176 198 a122 122 0 0 1 106 61 L176 320Z', '#7FA05B'],
  ['M282 259 a122 122 0 0 1 0 122 L176 320Z', '#E9783F'],
  ['M282 381 a122 122 0 0 1 -106 61 V320Z', '#F3C75A'],
  ['M70 381 a122 122 0 0 1 0 -122 L176 320Z', '#F4EDE2'],
  ['M70 259 a122 122 0 0 1 106 -61 V320Z', '#C6543F'],
] as const;

export const bowl: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}${[-1, 0, 1, 2, 3].map((i) => `<rect x="-40" y="${i * 170}" width="440" height="82" fill="${b}" opacity=".7"/>`).join('')}`,
  front: `<circle cx="184" cy="330" r="150" fill="rgba(0,0,0,.12)"/>
    <circle cx="176" cy="320" r="150" fill="#FBF7EF"/>
    <circle cx="176" cy="320" r="122" fill="#F0E8DA"/>
    <g transform="rotate(${24 * wave(t)} 176 320)">
    ${wedges.map(([shape, fill]) => `<path d="${shape}" fill="${fill}"/>`).join('')}
    <path d="M176 442 a122 122 0 0 1 -106 -61 L176 320Z" fill="${d}"/>
    </g>
    <circle cx="176" cy="320" r="44" fill="#FBF3E2"/>
    <circle cx="176" cy="320" r="20" fill="${c}"/>
    <g transform="translate(${6 * wave(t)} 0)">
    <path d="M320 470 L240 680" stroke="#C9A877" stroke-width="12" stroke-linecap="round"/>
    <path d="M346 478 L272 680" stroke="#B8935F" stroke-width="12" stroke-linecap="round"/>
    </g>`,
});
