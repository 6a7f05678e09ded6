/** Push: devices that are notified when no screen is open, and times when they are not (rules/pushes). */
import { Device } from '../accounts/own-account.ts';
import { id, instant, key } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { isTimeZone, quietDays } from './quiet.ts';

/** Maximum number of a person's devices; adding one more removes the oldest. */
export const mostDevices = 10;

/** Bytes as base64url, without padding; browsers may send it. */
const bytes = (length: number) => {
  const characters = Math.ceil((length * 4) / 3);
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`));
};

/**
 * Subscription that a browser gives for a device: the address of its push service, and the keys that messages are
 * encrypted for (RFC 8291).
 */
export const PushSubscription = z.object({
  endpoint: key(1000),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

const timeZone = z.string().max(60).refine(isTimeZone);

export const NewPushDevice = z.object({
  subscription: PushSubscription,
  /** Whether the market is installed there as an app. */
  isInstalled: z.boolean(),
  /** Time zone of the device, such as `Asia/Dubai`: quiet hours are hours there. */
  timeZone,
});
export type NewPushDevice = z.infer<typeof NewPushDevice>;

/** A browser that got a new address from its push service proves with the old one that it is the same. */
export const RenewedPushDevice = z.object({
  old: z.object({ endpoint: PushSubscription.shape.endpoint, auth: PushSubscription.shape.keys.shape.auth }),
  subscription: PushSubscription,
});
export type RenewedPushDevice = z.infer<typeof RenewedPushDevice>;

export const PushDevice = z.object({
  id,
  /** Whether it was added in the session of this call, that is on this device. */
  isCurrent: z.boolean(),
  device: Device,
  isInstalled: z.boolean(),
  addedAt: instant,
  /** When its push service last took a message; null before the first. */
  toldAt: instant.nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

const hour = z.int().min(0).max(23);

/** The hours in which nothing is pushed, from the beginning of one to the beginning of the other; none if both are the same. */
export const QuietHours = z.object({
  isOn: z.boolean(),
  from: hour,
  to: hour,
  days: z.enum(quietDays),
  timeZone: z.string(),
});
export type QuietHours = z.infer<typeof QuietHours>;

/** Choices of a person for all kinds. */
export const PushChoices = z.object({
  quietHours: QuietHours,
  /** Whether a message names people and quotes their words; anybody may see a locked screen. */
  showsNames: z.boolean(),
});
export type PushChoices = z.infer<typeof PushChoices>;

export const PushState = PushChoices.extend({
  /** The public key that a browser subscribes with (RFC 8292), as base64url. */
  serverKey: z.string(),
  /** This device first, the others by when they were added. */
  devices: z.array(PushDevice).max(mostDevices),
});
export type PushState = z.infer<typeof PushState>;

/** Change of the choices; absent ones stay as they are. */
export const PushChoicesChange = z.object({
  quietHours: QuietHours.extend({ timeZone }).optional(),
  showsNames: z.boolean().optional(),
});
export type PushChoicesChange = z.infer<typeof PushChoicesChange>;

/** Message to the service worker, encrypted: all that it needs to show it, without asking the server. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A page of this site, such as `/deals/…`. */
  path: z.string().startsWith('/'),
  /** Its own line of the settings, behind a button of the message. */
  settings: z.object({ label: z.string(), path: z.string().startsWith('/') }).optional(),
  /** Messages about the same thing replace each other. */
  topic: z.string(),
  language: z.string(),
  /** Number of things that need the person, for the app's icon; absent where the message says nothing of it. */
  needs: z.int().optional(),
});
export type PushMessage = z.infer<typeof PushMessage>;
