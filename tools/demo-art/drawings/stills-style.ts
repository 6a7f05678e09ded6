import { floor, type Still, wall, wave } from './still.ts';

export const bag: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<path d="M30 680 V200 a150 150 0 0 1 300 0 V680Z" fill="${b}"/>`,
  front: `<ellipse cx="184" cy="534" rx="128" ry="14" fill="rgba(0,0,0,.16)"/>
    <g transform="rotate(${2 * wave(t, 2)} 180 230)">
    <path d="M122 350 C122 236 238 236 238 350" fill="none" stroke="${d}" stroke-width="14"/>
    <path d="M84 340 H276 L292 520 a10 10 0 0 1 -10 10 H78 a10 10 0 0 1 -10 -10Z" fill="${c}"/>
    <path d="M84 340 H276 L282 410 C240 440 120 440 78 410Z" fill="rgba(0,0,0,.12)"/>
    <rect x="162" y="402" width="36" height="44" rx="8" fill="#D6B26A"/>
    <circle cx="180" cy="424" r="7" fill="#7c5a22"/>
    </g>`,
});

export const sneaker: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<circle cx="${292 - 10 * wave(t)}" cy="120" r="54" fill="${d}" opacity=".9"/>`,
  front: `${floor(b, 420)}
    <rect x="70" y="380" width="220" height="150" fill="${c}"/>
    <path d="M70 380 L100 356 H316 L290 380Z" fill="#fff" opacity=".35"/>
    <path d="M290 380 L316 356 V500 L290 530Z" fill="rgba(0,0,0,.18)"/>
    <ellipse cx="188" cy="370" rx="118" ry="9" fill="rgba(0,0,0,.18)"/>
    <g transform="translate(0 ${-16 * Math.abs(wave(t))}) rotate(${-4 * Math.abs(wave(t))} 190 366)">
    <path d="M74 330 C70 290 80 262 96 250 C112 262 132 266 148 252 C170 286 214 300 262 306 C296 310 304 330 302 346 H80 C76 342 74 336 74 330Z" fill="#F8F4EC"/>
    <path d="M74 330 C70 290 80 262 96 250 C106 258 118 262 128 261 C116 290 112 320 116 346 H80 C76 342 74 336 74 330Z" fill="${d}"/>
    <path d="M190 290 C176 310 150 322 120 322 C160 336 204 326 226 302Z" fill="${d}"/>
    <path d="M150 262 l24 -10 M164 276 l24 -10 M180 288 l22 -10" stroke="#2b2522" stroke-width="5" stroke-linecap="round"/>
    <path d="M76 344 H304 C306 358 300 368 288 368 H92 C80 368 76 358 76 344Z" fill="#fff"/>
    <path d="M76 354 H304" stroke="rgba(0,0,0,.12)" stroke-width="3"/>
    </g>`,
});

export const suitcase: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<path d="M-40 250 L400 120 V680 H-40Z" fill="${b}"/><circle cx="86" cy="126" r="44" fill="${d}" opacity=".8"/>`,
  front: `${floor('rgba(0,0,0,.12)', 540)}
    <g transform="translate(${26 * wave(t)} 0)">
    <ellipse cx="184" cy="566" rx="120" ry="13" fill="rgba(0,0,0,.2)"/>
    <path d="M142 262 V150 a8 8 0 0 1 8 -8 h60 a8 8 0 0 1 8 8 V262" fill="none" stroke="#2A2F2D" stroke-width="9"/>
    <rect x="138" y="136" width="84" height="18" rx="9" fill="#2A2F2D"/>
    <circle cx="124" cy="556" r="13" fill="#2A2F2D"/><circle cx="236" cy="556" r="13" fill="#2A2F2D"/>
    <rect x="92" y="258" width="176" height="292" rx="30" fill="${c}"/>
    <path d="M222 258 h16 a30 30 0 0 1 30 30 v232 a30 30 0 0 1 -30 30 h-16 a30 30 0 0 0 22 -30 v-232 a30 30 0 0 0 -22 -30Z" fill="rgba(0,0,0,.16)"/>
    <path d="M124 286 V522 M152 286 V522 M180 286 V522 M208 286 V522" stroke="rgba(0,0,0,.14)" stroke-width="6" stroke-linecap="round"/>
    <rect x="104" y="272" width="12" height="256" rx="6" fill="#fff" opacity=".18"/>
    <rect x="92" y="392" width="176" height="14" fill="rgba(0,0,0,.16)"/>
    <rect x="160" y="384" width="40" height="30" rx="6" fill="${d}"/>
    <g transform="rotate(${8 * wave(t, 2)} 230 246)">
    <path d="M222 240 L240 262 L230 318 a8 8 0 0 1 -9 6 l-22 -4 a8 8 0 0 1 -6 -9 l10 -56Z" fill="#FBF3E2"/>
    <circle cx="224" cy="258" r="5" fill="${c}"/>
    </g>
    </g>`,
});
