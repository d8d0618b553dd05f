/** Keeps a key (C-Dur) and a number (op. 92, Nr. 7, KV 314) on one line. */
export function workTitle(title: string): string {
  return title
    .replaceAll(/\b([A-Ha-h](?:es|is|s)?)-(Dur|Moll)\b/g, '$1\u2060-\u2060$2')
    .replaceAll(/\b(op\.|Op\.|Nr\.|No\.|KV|K\.|BWV|WoO|Hob\.|D|RV|S)\s(?=\d|[IVX]+\b)/g, '$1\u00a0')
}
