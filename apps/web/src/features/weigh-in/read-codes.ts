// Reads a QR code from the camera's picture: with the browser's own reader, else with one of ours, loaded only then.

export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Native {
  new (options: { formats: string[] }): { detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> };
  getSupportedFormats(): Promise<string[]>;
}

export async function codeReader(): Promise<CodeReader> {
  const native = (window as { BarcodeDetector?: Native }).BarcodeDetector;
  // present does not mean able: desktop browsers may have it without any format
  if (native && (await native.getSupportedFormats().catch((): string[] => [])).includes('qr_code')) {
    const detector = new native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return null;
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    context.drawImage(video, 0, 0);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // no code in this picture; the next one may have it
      return null;
    }
  };
}
