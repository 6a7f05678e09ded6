/**
 * A drawing as its column stores it: a third of the size of its JSON, and smaller than jsonb. Each point is
 * written as its distance from the one before, which usually takes one byte for each direction; the whole is
 * base64.
 */
import type { Drawing } from '@briefcast/contract/comments/drawing';
import { DrawingColor, DrawingTool } from '@briefcast/contract/comments/drawing';

const version = 1;
const tools = DrawingTool.options;
const colors = DrawingColor.options;

/** A whole number in groups of seven bits, the lowest first; the eighth bit says that more follow. */
function writeWhole(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

/** A signed distance: even for forward, odd for backward. */
const writeDistance = (bytes: number[], by: number) => writeWhole(bytes, by < 0 ? -2 * by - 1 : 2 * by);

/** Encodes a drawing as text for its column. */
export function packDrawing({ shapes, ratio, frame }: Drawing): string {
  const bytes: number[] = [version, ...new Uint8Array(new Float64Array([ratio]).buffer)];
  writeWhole(bytes, shapes.length);
  for (const { tool, color, points } of shapes) {
    bytes.push(tools.indexOf(tool) * colors.length + colors.indexOf(color));
    writeWhole(bytes, points.length);
    let [x, y] = [0, 0];
    for (const [toX, toY] of points) {
      writeDistance(bytes, toX - x);
      writeDistance(bytes, toY - y);
      [x, y] = [toX, toY];
    }
  }
  // After everything else, where an older server that knows no frames does not read.
  if (frame !== undefined) writeWhole(bytes, frame);
  return Buffer.from(bytes).toString('base64');
}

/** Decodes what `packDrawing` wrote. Throws for a text of another version. */
export function unpackDrawing(packed: string): Drawing {
  const bytes = Buffer.from(packed, 'base64');
  if (bytes[0] !== version) throw new Error(`A drawing of version ${bytes[0]} is not known`);
  const ratio = bytes.readDoubleLE(1);
  let at = 9;
  const readWhole = (): number => {
    let [value, unit] = [0, 1];
    for (;;) {
      const byte = bytes.readUInt8(at++);
      value += (byte % 128) * unit;
      if (byte < 128) return value;
      unit *= 128;
    }
  };
  const readDistance = (): number => {
    const value = readWhole();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const shapes: Drawing['shapes'] = [];
  for (let left = readWhole(); left > 0; left--) {
    const look = bytes.readUInt8(at++);
    const tool = tools[Math.floor(look / colors.length)];
    const color = colors[look % colors.length];
    if (!tool || !color) throw new Error(`A shape that looks like ${look} is not known`);
    const points: Drawing['shapes'][number]['points'] = [];
    let [x, y] = [0, 0];
    for (let pointsLeft = readWhole(); pointsLeft > 0; pointsLeft--) {
      x += readDistance();
      y += readDistance();
      points.push([x, y]);
    }
    shapes.push({ tool, color, points });
  }
  return at < bytes.length ? { shapes, ratio, frame: readWhole() } : { shapes, ratio };
}
