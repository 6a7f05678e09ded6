/** Keys of an object store that may not do everything (rules/files#storage). */

/** What the keys need, as stores name it in their policies. */
export type StoreRight =
  | 's3:GetObject'
  | 's3:PutObject'
  | 's3:DeleteObject'
  | 's3:ListBucket'
  | 's3:ListBucketMultipartUploads'
  | 's3:ListMultipartUploadParts'
  | 's3:AbortMultipartUpload';

export class StoreRightMissing extends Error {
  override readonly name = 'StoreRightMissing';
  readonly right: StoreRight;

  constructor(right: StoreRight, options: ErrorOptions) {
    super(`The keys of the store lack the right ${right}`, options);
    this.right = right;
  }
}

/** Does a step of a sweep; returns the right that it lacks, null where it was done. Any other error is thrown. */
export async function lackingRight(step: () => Promise<unknown>): Promise<StoreRight | null> {
  try {
    await step();
    return null;
  } catch (error) {
    if (error instanceof StoreRightMissing) return error.right;
    throw error;
  }
}
