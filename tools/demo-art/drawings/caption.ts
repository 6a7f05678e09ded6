/** The page a browser turns into one caption: a small dog-eared sheet, like the product’s own cards. */
export function captionHtml(lines: readonly string[], font: string, dark: boolean): string {
  const [ground, ink] = dark ? ['#082920', '#FFFFFF'] : ['#FFFFFF', '#09241C'];
  return `<!doctype html><style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; font-stretch: 75% 100%; }
    body { margin: 0; background: transparent; }
    #caption { display: inline-block; padding: 13px 34px 15px 22px; border-radius: 14px 30px 14px 14px;
      background: ${ground}; color: ${ink}; font: 700 43px/1.02 Display; font-stretch: 80%; letter-spacing: -0.02em;
      white-space: nowrap; }
  </style><div id="caption">${lines.join('<br>')}</div>`;
}
