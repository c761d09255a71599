/** Whether a body of this type is a form, which may carry a file. Media types are the same in any case. */
export const isForm = (contentType: string | null | undefined): boolean => /^\s*multipart\//i.test(contentType ?? '');
