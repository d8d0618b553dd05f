// Both libraries are loaded on first use: they would take a fifth of the process's memory.

/** Level Q: 25 % of the code may be damaged or covered. */
const OPTIONS = { type: 'svg', errorCorrectionLevel: 'Q', margin: 4 } as const
const MILLIMETRE = 72 / 25.4
const PICTURE_MM = 60
const TEXT_MM = 10

export async function qrSvg(address: string): Promise<string> {
  const { default: QRCode } = await import('qrcode')
  return QRCode.toString(address, OPTIONS)
}

/** With the URL below, 60 mm wide, as vector paths for printing. */
export async function qrPdf(address: string): Promise<Buffer> {
  const [{ default: PDFDocument }, svg] = await Promise.all([import('pdfkit'), qrSvg(address)])
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const path = /<path stroke="[^"]+" d="([^"]+)"/.exec(svg)?.[1] ?? ''
  const width = PICTURE_MM * MILLIMETRE
  const document = new PDFDocument({ size: [width, width + TEXT_MM * MILLIMETRE], margin: 0, info: { Title: address } })
  const bytes = loadBytes(document)
  document.save()
  document.scale(width / modules)
  document.lineWidth(1).path(path).stroke('black')
  document.restore()
  document.font('Helvetica')
  const text = address.replace(/^https?:\/\//, '')
  const size = Math.min(12, (0.9 * width * 12) / document.fontSize(12).widthOfString(text))
  document.fontSize(size).text(text, 0, width - MILLIMETRE, { width, align: 'center', lineBreak: false })
  document.end()
  return bytes
}

function loadBytes(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}
