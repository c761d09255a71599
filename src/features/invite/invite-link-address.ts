const prefix = 'PR';

export interface Invitation {
  readonly code: string;
  readonly link: string;
}

/** The player's invite code and registration link (INV-9); null while the id is unknown (INV-11). */
export function invitationOf(id: unknown, app = `${location.origin}${import.meta.env.BASE_URL}`): Invitation | null {
  if (typeof id !== 'string' || id.trim() === '') return null;
  const code = `${prefix}${id.trim()}`;
  return { code, link: `${app.replace(/\/$/, '')}/register?code=${encodeURIComponent(code)}` };
}
