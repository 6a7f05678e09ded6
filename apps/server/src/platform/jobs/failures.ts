/** Failures by which a handler says what is to become of its job. */

/** Thrown by a handler if retrying would not help: the job is given up at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** Thrown by a handler that stops early because the process is draining; another process retries the job. */
export class WorkInterrupted extends Error {
  override readonly name = 'WorkInterrupted';
}
