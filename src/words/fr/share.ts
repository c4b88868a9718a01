/** `89`, `89,3` ; `moins de 1` de ce qui est rare, `plus de 99` de ce qui n’est pas sûr. */
export function share(parts: number, of: 100 | 1000, chance: number): string {
  const step = of / 100;
  const said = (number: number): string => `${number}`.replace('.', ',');
  if (parts === 0 && chance > 0) return `moins de\u00a0${said(1 / step)}`;
  if (parts === of && chance < 1) return `plus de\u00a0${said(100 - 1 / step)}`;
  return step === 1 || parts % of === 0 ? `${parts / step}` : (parts / step).toFixed(1).replace('.', ',');
}
