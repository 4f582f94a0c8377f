import type { Page } from "@playwright/test";

/** A logo as a caterer has one: hills and a sun, 600 by 225. Drawn by the browser. */
export async function logoPicture(page: Page, name = "logo-serra.png") {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 600;
    canvas.height = 225;
    const pen = canvas.getContext("2d")!;
    pen.lineWidth = 14;
    pen.lineJoin = pen.lineCap = "round";
    pen.strokeStyle = "purple";
    pen.stroke(new Path2D("M20 200 90 80l48 75 24-38 72 83Z"));
    pen.beginPath();
    pen.arc(170, 60, 30, 0, 2 * Math.PI);
    pen.stroke();
    pen.font = "bold 84px sans-serif";
    pen.fillStyle = "purple";
    pen.fillText("Serra", 280, 160);
    return canvas.toDataURL("image/png").split(",")[1]!;
  });
  const buffer = Buffer.from(base64, "base64");
  return { name, mimeType: "image/png", buffer };
}
