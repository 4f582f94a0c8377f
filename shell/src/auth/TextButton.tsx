import styles from "./LoginPage.module.css";

export function TextButton(props: { onClick: () => void; children: string }) {
  return <button type="button" className={styles.textButton} {...props} />;
}
