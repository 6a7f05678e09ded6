/** Keys of an object store that may not do everything (rules/files#storage). */

/** Permission that the keys lack, as stores name it in their policies. */
export type StorePermission =
  | 's3:DeleteObject'
  | 's3:ListBucket'
  | 's3:ListBucketMultipartUploads'
  | 's3:ListMultipartUploadParts'
  | 's3:AbortMultipartUpload';

export class PermissionMissing extends Error {
  override readonly name = 'PermissionMissing';
  readonly permission: StorePermission;

  constructor(permission: StorePermission, options: ErrorOptions) {
    super(`The keys of the store lack the permission ${permission}`, options);
    this.permission = permission;
  }
}

/** Does a step of a sweep; returns the permission that it lacks, null where it was done. Any other error is thrown. */
export async function lackingPermission(step: () => Promise<unknown>): Promise<StorePermission | null> {
  try {
    await step();
    return null;
  } catch (error) {
    if (error instanceof PermissionMissing) return error.permission;
    throw error;
  }
}
