/** Under these keys the local storage has the outboxes of this device. */
export const outboxPrefix = 'outbox:';
