import type { Sandbox } from '../../../sandbox/sandbox.ts';

/** Hands the browser this world as a file to keep. */
export function downloadCapsule(sandbox: Sandbox): void {
  const { scenario, seed } = sandbox.address;
  const address = URL.createObjectURL(new Blob([sandbox.exportCapsule()], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `krapao-${scenario}-${seed}.json`,
  });
  link.click();
  URL.revokeObjectURL(address);
}
