/**
 * The service worker of the app (docs/decisions, "phone app"), one for all languages. Each file beside this one adds one
 * ability; what they do is in docs/rules/phone.md.
 */
import { serveAppShell } from './app-shell.ts';
import { servePushes } from './push.ts';
import { serveShareTarget } from './share-target.ts';
import { worker } from './worker.ts';

serveAppShell(worker);
servePushes(worker);
serveShareTarget(worker);
