/**
 * Picture that an iPhone shows while the installed app starts. It ignores the manifest's colours and icons there,
 * and is white without a picture that has exactly the size of its screen. The picture is drawn here, on the device
 * that may install the app, as nobody else has a use for it (docs/decisions, "phone app").
 */

const iconAddress = '/icons/app-192.png';
const iconSize = 128;
/** The canvas of tokens.css, as in the manifest; the stage where dark colours are preferred. */
const colours = { light: '#f1f6f3', dark: '#081310' };

const orientations = ['portrait', 'landscape'] as const;
type Orientation = (typeof orientations)[number];

/** The picture for this screen, held this way. */
function draw(icon: HTMLImageElement, orientation: Orientation, colour: string): string | null {
  const [short, long] = [screen.width, screen.height].sort((one, other) => one - other);
  const [width, height] = (orientation === 'portrait' ? [short, long] : [long, short]) as [number, number];
  const canvas = document.createElement('canvas');
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(devicePixelRatio, devicePixelRatio);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(icon, (width - iconSize) / 2, (height - iconSize) / 2, iconSize, iconSize);
  return canvas.toDataURL();
}

/** Puts the pictures for both ways to hold this screen into the page, from where an iPhone takes them when it installs. */
export async function addStartupImages(): Promise<void> {
  if (document.querySelector('link[rel=apple-touch-startup-image]')) return;
  const icon = new Image();
  icon.src = iconAddress;
  await icon.decode();
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  for (const orientation of orientations) {
    const href = draw(icon, orientation, isDark ? colours.dark : colours.light);
    if (href === null) return;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'apple-touch-startup-image', media: `(orientation: ${orientation})`, href });
    document.head.append(link);
  }
}
