import { changeAddress } from './address.ts';
import { forgetRetired } from './memory.ts';

/** Parameters, values and panel tabs of earlier builds, as `name=value`; links and stored tabs still contain them. */
const pattern = /^(?:tab=(?:why|explore|record|reference)$|notes=|faultset=|scenario=life-.*)/;

/** The retired part of a name with its value; null when this build knows it, or never did. */
export const retiredPart = (name: string, value: string): string | null =>
  pattern.exec(`${name}=${value}`)?.[0] ?? null;

/** Removes stored values of removed tools, and retired parameters from the page's address. @returns the parameters */
export function takeRetired(): string[] {
  forgetRetired();
  const found = [...new URLSearchParams(location.search)].flatMap(([name, value]) => {
    const part = retiredPart(name, value);
    return part === null ? [] : { name, part };
  });
  changeAddress((url) => {
    for (const { name } of found) url.searchParams.delete(name);
  });
  return found.map(({ part }) => part);
}
