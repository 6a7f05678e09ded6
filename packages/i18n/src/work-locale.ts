/** A server speaks several languages at once: the one of the request or the receiver that a piece of work is for. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteGetLocale } from '#texts/runtime.js';
import { baseLocale, type Locale } from './locales.ts';

const current = new AsyncLocalStorage<Locale>();

/** The language of the work that is being done. */
export const workLocale = (): Locale => current.getStore() ?? baseLocale;

overwriteGetLocale(workLocale);

/** Does the work, and whatever it waits for, in a language. Texts asked for outside are in the base locale. */
export const inLocale = <T>(locale: Locale, work: () => T): T => current.run(locale, work);
