import { floor, type Still, wall, wave } from './still.ts';

export const serum: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<circle cx="180" cy="250" r="140" fill="${b}"/>`,
  front: `${floor(c, 470)}
    <ellipse cx="196" cy="520" rx="150" ry="20" fill="rgba(0,0,0,.12)"/>
    <path d="M70 470 h220 v46 a110 20 0 0 1 -220 0Z" fill="#F6F0E4"/>
    <ellipse cx="180" cy="470" rx="110" ry="20" fill="#FFFBF2"/>
    <rect x="132" y="280" width="76" height="184" rx="16" fill="${d}"/>
    <rect x="132" y="280" width="26" height="184" rx="13" fill="#fff" opacity=".3"/>
    <g transform="translate(0 ${-34 * Math.max(0, wave(t / 2))})">
    <rect x="166" y="282" width="8" height="34" rx="4" fill="rgba(255,255,255,.6)" opacity="${Math.max(0, wave(t / 2))}"/>
    <rect x="156" y="236" width="28" height="46" rx="5" fill="#1D1A18"/>
    <rect x="160" y="196" width="20" height="46" rx="10" fill="#F4EFE6"/>
    </g>
    <rect x="144" y="344" width="52" height="66" rx="3" fill="#fff" opacity=".86"/>
    <path d="M152 360h36M152 374h24M152 388h30" stroke="#26201d" stroke-width="4"/>
    <circle cx="${244 + 10 * wave(t)}" cy="440" r="30" fill="${c}"/>
    <circle cx="${244 + 10 * wave(t)}" cy="440" r="30" fill="rgba(255,255,255,.35)"/>
    <path transform="rotate(${4 * wave(t, 2)} 100 458)" d="M96 456 c-16 -40 4 -80 22 -96 c8 34 4 74 -12 98Z" fill="#6E8B5B"/>`,
});

export const jar: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<path d="M-40 -40 H150 L310 680 H-40Z" fill="${b}"/><circle cx="286" cy="120" r="46" fill="${c}" opacity=".7"/>`,
  front: `${floor(c, 456)}
    <ellipse cx="188" cy="512" rx="140" ry="18" fill="rgba(0,0,0,.16)"/>
    <rect x="82" y="352" width="196" height="154" rx="30" fill="${d}"/>
    <path d="M222 352 h26 a30 30 0 0 1 30 30 v94 a30 30 0 0 1 -30 30 h-26 a30 30 0 0 0 30 -30 v-94 a30 30 0 0 0 -30 -30Z" fill="rgba(0,0,0,.1)"/>
    <rect x="96" y="366" width="18" height="120" rx="9" fill="#fff" opacity=".34"/>
    <rect x="128" y="398" width="104" height="66" rx="5" fill="#fff" opacity=".88"/>
    <path d="M142 416h76M142 431h50M142 446h62" stroke="#26201d" stroke-width="4"/>
    <ellipse cx="180" cy="352" rx="84" ry="19" fill="#FFFBF2"/>
    <path d="M120 350 c18 -26 44 -8 58 -22 c20 -18 50 -8 62 20 c-30 16 -92 16 -120 2Z" fill="#F2E6D6"/>
    <g transform="translate(${-6 * wave(t)} ${-14 * Math.abs(wave(t / 2))}) rotate(${-10 + 5 * wave(t)} 180 270)">
    <ellipse cx="180" cy="266" rx="94" ry="26" fill="#1D1A18"/>
    <ellipse cx="180" cy="252" rx="94" ry="26" fill="#33302C"/>
    <ellipse cx="160" cy="248" rx="50" ry="10" fill="#fff" opacity=".1"/>
    </g>
    <path d="M292 500 c10 -60 34 -74 46 -78 c2 38 -12 66 -38 84Z" fill="#6E8B5B"/>`,
});

export const perfume: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<path d="M212 -40 H400 V680 H108Z" fill="${b}"/>`,
  front: `<ellipse cx="186" cy="522" rx="128" ry="16" fill="rgba(0,0,0,.18)"/>
    <rect x="104" y="300" width="152" height="220" rx="20" fill="${c}"/>
    <rect x="120" y="318" width="120" height="186" rx="10" fill="${d}" opacity=".86"/>
    <path d="M120 ${380 + 5 * wave(t, 2)} C160 ${362 - 10 * wave(t, 2)} 200 ${400 + 10 * wave(t, 2)} 240 ${378 - 5 * wave(t, 2)} V494 a10 10 0 0 1 -10 10 H130 a10 10 0 0 1 -10 -10Z" fill="rgba(255,255,255,.28)"/>
    <rect x="156" y="262" width="48" height="40" fill="#C9A45C"/>
    <rect x="142" y="196" width="76" height="70" rx="10" fill="#1D1A18"/>
    <rect x="142" y="196" width="24" height="70" rx="10" fill="#fff" opacity=".14"/>
    <path d="M150 420h60M162 436h36" stroke="#1d1a18" stroke-width="4"/>
    <circle cx="${292 - 12 * wave(t)}" cy="492" r="30" fill="${c}" opacity=".8"/>
    <circle cx="68" cy="506" r="18" fill="${d}"/>`,
});
