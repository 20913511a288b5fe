/** How to pay, as the content gives it. */
interface Payment {
  method: string;
  phone: string;
  name: string;
  thanks: string;
}

/** The lines that « Copier les informations de paiement » puts in the clipboard (spec §2, Support section). */
export function paymentText({ method, phone, name, thanks }: Payment): string {
  return [`Numéro : ${phone}`, `Nom : ${name}`, `Méthode : ${method}`, thanks].join('\n');
}
