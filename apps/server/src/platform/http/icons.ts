/**
 * The icons at addresses that never change, for browsers and stored pages that ask there: the product's files, or the way to
 * the market's own (rules/market#icons).
 */
import { type MarketIcon, marketIcons } from '@briefcast/contract';
import { iconPath } from '@briefcast/contract/paths';
// Gives replies their `sendFile`.
import type {} from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ownIconPath } from '../market-look.ts';

const favicon: MarketIcon = 'favicon-48';

/** Each stable address with the icon that a named market has there, and the product's file. */
const stable: readonly { address: string; icon: MarketIcon; file: string }[] = [
  ...marketIcons.map((icon) => ({ address: iconPath(icon), icon, file: iconPath(icon) })),
  { address: '/favicon.svg', icon: favicon, file: '/favicon.svg' },
  // Asked for by browsers that have read no page.
  { address: '/favicon.ico', icon: favicon, file: iconPath(favicon) },
];

/** Answers at the stable addresses, ahead of the static files of the first build. */
export function serveIcons(app: FastifyInstance): void {
  for (const { address, icon, file } of stable)
    app.get(address, (_request, reply) => {
      const own = ownIconPath(icon);
      if (own === null) return reply.sendFile(file.slice(1));
      return reply.header('cache-control', 'no-cache').redirect(own, 302);
    });
}

/** Returns the head of a page with the market's own icons, where it has some. */
export function withOwnIcons(head: string): string {
  const [icon, touch] = [ownIconPath(favicon), ownIconPath('apple-touch-180')];
  if (icon === null || touch === null) return head;
  return head
    .replace(/<link rel="icon"[^>]*>/u, `<link rel="icon" type="image/png" sizes="48x48" href="${icon}">`)
    .replace(/<link rel="apple-touch-icon"[^>]*>/u, `<link rel="apple-touch-icon" href="${touch}">`);
}

/** Returns a manifest with the market's own icons, where it has some. */
export const manifestWithOwnIcons = (manifest: string): string =>
  marketIcons.reduce(
    (text, icon) => text.replaceAll(`"${iconPath(icon)}"`, `"${ownIconPath(icon) ?? iconPath(icon)}"`),
    manifest,
  );
